// Geometry of the service area's map: 10 units are 1 km, north is up, the origin is 7.10° E, 52.00° N
// (equirectangular, true to scale at 51.8° N). Towns stand at their centres.
import type { serviceArea } from "#content/owner.ts";

type Point = readonly [x: number, y: number];

interface Spot {
  at: Point;
  /** Offset and anchor of the name, clear of water and path. */
  label: { by: Point; anchor: "start" | "end" };
}

export const MAP_SIZE = { width: 412, height: 432 } as const;
/** 5 km. */
export const scaleBar = "M8 412v8h50v-8";

export const spots: Record<(typeof serviceArea)[number], Spot> = {
  Lüdinghausen: { at: [237, 258], label: { by: [20, 6], anchor: "start" } },
  Seppenrade: { at: [199, 261], label: { by: [6, -25], anchor: "end" } },
  Olfen: { at: [192, 324], label: { by: [-18, 8], anchor: "end" } },
  Datteln: { at: [166, 385], label: { by: [-17, 15], anchor: "end" } },
  "Haltern am See": { at: [56, 285], label: { by: [18, -27], anchor: "start" } },
  Dülmen: { at: [123, 188], label: { by: [19, 7], anchor: "start" } },
  Coesfeld: { at: [46, 60], label: { by: [16, 24], anchor: "start" } },
  Münster: { at: [362, 42], label: { by: [8, -20], anchor: "end" } },
};

/** Through all towns in the order of the list. */
export const tour =
  "M237 258C228 268 208 250 199 261C190 274 200 300 192 324C187 345 176 362 166 385C140 360 75 340 56 285C20 245 60 205 123 188C122 154 8 92 46 60C82 32 300 70 362 42";

export const waters = {
  stever:
    "M186 56Q207 95 217 106Q227 117 241 131Q255 145 260 155Q265 165 259 188Q253 211 248 225Q242 239 238 250Q233 261 229 273Q224 284 216 297Q207 309 197 313Q187 316 175 310Q162 304 148 296Q134 287 119 286Q103 284 91 285Q79 285 69 290Q59 295 45 302",
  lippe:
    "M427 423Q358 417 327 422Q296 426 276 418Q255 409 240 399Q224 389 210 377Q196 365 183 363Q169 360 154 354Q138 347 123 338Q107 329 95 320Q83 311 64 307Q45 302 33 308Q21 314-14 336",
  canal:
    "M151 434Q167 406 170 395Q173 384 178 371Q183 358 193 346Q203 334 208 320Q212 306 214 292Q215 278 218 264Q220 250 224 236Q227 222 235 206Q242 189 251 175Q259 160 278 154Q296 147 315 139Q334 131 345 121Q355 111 363 95Q370 78 375 64Q379 50 386-11",
} as const;

/** Right ends of the names. */
export const waterNames: Record<keyof typeof waters, Point> = {
  stever: [316, 208],
  lippe: [360, 409],
  canal: [412, 178],
};

/** Woods: Baumberge, Haard, Davert. */
export const woods: readonly Point[] = [
  [150, 82],
  [62, 366],
  [338, 222],
];
