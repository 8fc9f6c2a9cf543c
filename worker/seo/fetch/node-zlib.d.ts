// What is used of Node's zlib, which the Workers runtime has built in.
declare module "node:zlib" {
  export const constants: { readonly Z_SYNC_FLUSH: number };

  /** Unpacks only as far as it is read. */
  export interface Gunzip extends AsyncIterable<Uint8Array> {
    end(packed: Uint8Array): void;
    readonly bytesWritten: number;
  }

  export function createGunzip(options: { finishFlush: number }): Gunzip;
}
