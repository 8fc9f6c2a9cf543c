// Where messages can stand without covering anything that is read first or pressed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  top: number;
  side: "right" | "left";
}

/** px between a message and what it stays clear of. */
const GAP = 4;

/**
 * The first free place in `area` for a box of this size: on the right from the top down, the lower end first among equals
 * of the middle, then on the left. Null where there is none.
 */
export function freePlace(
  size: { width: number; height: number },
  area: Box,
  obstacles: readonly Box[],
): Place | null {
  for (const side of ["right", "left"] as const) {
    const left = side === "right" ? area.right - size.width : area.left;
    const inTheWay = obstacles.filter((box) => box.left < left + size.width && box.right > left);
    const lowest = area.bottom - size.height;
    const tops = [area.top, lowest, ...inTheWay.map(({ bottom }) => bottom + GAP)].filter(
      (top) => top >= area.top && top <= lowest,
    );
    const top = tops.find((top) =>
      inTheWay.every((box) => box.bottom <= top || box.top >= top + size.height),
    );
    if (top !== undefined) return { top, side };
  }
  return null;
}
