import { SAMPLE_RATE } from './synthesize';

const HEADER_BYTES = 44;

/** 8-bit samples as a WAV file with one channel. */
export function wavFile(samples: Uint8Array): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16); // length of what follows
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE, 28); // bytes a second
  file.writeUInt16LE(1, 32); // bytes a sample
  file.writeUInt16LE(8, 34); // bits a sample
  file.write('data', 36);
  file.writeUInt32LE(samples.length, 40);
  file.set(samples, HEADER_BYTES);
  return file;
}
