/** Reads what `encodeFrames` wrote, for tests without a socket. */

export type ReadFrame = { msgId: number; msgData: Record<string, unknown> }

/** @param bytes whole text frames of a server (RFC 6455) */
export function framesIn(bytes: Buffer): ReadFrame[] {
  const frames: ReadFrame[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1)
    const [head, length] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, bytes.readUInt16BE(at + 2)]
          : [10, Number(bytes.readBigUInt64BE(at + 2))]
    frames.push(JSON.parse(bytes.toString('utf8', at + head, at + head + length)) as ReadFrame)
    at += head + length
  }
  return frames
}
