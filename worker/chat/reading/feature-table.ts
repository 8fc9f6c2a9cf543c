// A table of learned weights as it stands in a file, and what the features of a text come to by it. Pure.

export interface LearnedWeights {
  /** Tenths: what every text has. */
  bias: number;
  /** Features by their weight in tenths, parted by blanks. */
  byWeight: Readonly<Record<string, string>>;
}

export interface FeatureTable {
  bias: number;
  byFeature: ReadonlyMap<string, number>;
}

export function readTable({ bias, byWeight }: LearnedWeights): FeatureTable {
  return {
    bias: bias / 10,
    byFeature: new Map(
      Object.entries(byWeight).flatMap(([weight, features]) =>
        features.split(" ").map((feature) => [feature, Number(weight) / 10] as const),
      ),
    ),
  };
}

/** 0–1: how surely a text with these features is of the class that the table was learned for. */
export function likelihood(features: readonly string[], { bias, byFeature }: FeatureTable): number {
  const sum = features.reduce((total, feature) => total + (byFeature.get(feature) ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
