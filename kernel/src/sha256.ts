/** SHA-256 as the standard FIPS 180-4 gives it, in place, without waiting and without anything of the machine's. */

// biome-ignore format: as the standard prints them
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

// biome-ignore format: as the standard prints them
const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const BLOCK = 64;
const LENGTH_FIELD = 8;

/** Scratch of the block under way; nothing of one text is left for the next. */
const schedule = new Int32Array(64);

/** The digest of a text's UTF-8 bytes in 64 lower-case hex digits. Half a surrogate pair counts as U+FFFD, as it does when sent. */
export function sha256(text: string): string {
  const bytes = new Uint8Array(Math.ceil((text.length * 3 + 1 + LENGTH_FIELD) / BLOCK) * BLOCK);
  const length = encode(text, bytes);
  bytes[length] = 0x80;
  const end = Math.ceil((length + 1 + LENGTH_FIELD) / BLOCK) * BLOCK;
  for (let i = 0, bits = length * 8; i < LENGTH_FIELD; i++, bits = Math.floor(bits / 256)) bytes[end - 1 - i] = bits % 256;
  const digest = START.slice();
  for (let at = 0; at < end; at += BLOCK) {
    load(bytes, at);
    compress(digest);
  }
  return hex(digest);
}

/** Writes the text as UTF-8 and says how many bytes it took. */
function encode(text: string, bytes: Uint8Array): number {
  let to = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[to++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(i)!;
      if (code > 0xffff) i++;
      else code = 0xfffd;
    }
    to = encodeLong(code, bytes, to);
  }
  return to;
}

function encodeLong(code: number, bytes: Uint8Array, to: number): number {
  if (code < 0x800) bytes[to++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x10000) bytes[to++] = 0xe0 | (code >> 12);
    else {
      bytes[to++] = 0xf0 | (code >> 18);
      bytes[to++] = 0x80 | ((code >> 12) & 0x3f);
    }
    bytes[to++] = 0x80 | ((code >> 6) & 0x3f);
  }
  bytes[to++] = 0x80 | (code & 0x3f);
  return to;
}

function load(bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++, at += 4) {
    schedule[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const near = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const far = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16]! + near + schedule[i - 7]! + far) | 0;
  }
}

function compress(digest: Int32Array): void {
  let a = digest[0]!;
  let b = digest[1]!;
  let c = digest[2]!;
  let d = digest[3]!;
  let e = digest[4]!;
  let f = digest[5]!;
  let g = digest[6]!;
  let h = digest[7]!;
  for (let i = 0; i < 64; i++) {
    const turnedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + turnedE + ((e & f) ^ (~e & g)) + ROUND[i]! + schedule[i]!) | 0;
    const turnedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (turnedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < words.length; i++) digest[i]! += words[i]!;
}

function hex(digest: Int32Array): string {
  let text = '';
  for (const word of digest) text += (word >>> 0).toString(16).padStart(8, '0');
  return text;
}
