/**
 * The memory of a state: small typed arrays cut from one buffer, so that copying a state is one move and two
 * states can never share an array. Wider arrays are cut before narrower ones, which keeps them aligned.
 */
export class Block {
  readonly bytes: Uint8Array;
  private used = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  f64(length: number): Float64Array {
    return new Float64Array(this.bytes.buffer, this.cut(length, 8), length);
  }

  i32(length: number): Int32Array {
    return new Int32Array(this.bytes.buffer, this.cut(length, 4), length);
  }

  i16(length: number): Int16Array {
    return new Int16Array(this.bytes.buffer, this.cut(length, 2), length);
  }

  i8(length: number): Int8Array {
    return new Int8Array(this.bytes.buffer, this.cut(length, 1), length);
  }

  u8(length: number): Uint8Array {
    return new Uint8Array(this.bytes.buffer, this.cut(length, 1), length);
  }

  private cut(length: number, width: number): number {
    const start = Math.ceil(this.used / width) * width;
    this.used = start + length * width;
    if (this.used > this.bytes.length) throw new Error(`a state of ${this.bytes.length} bytes is too small`);
    return start;
  }
}
