/** A WebSocket frame as bytes, valid or deliberately invalid (RFC 6455, 5.2). */
export type FrameBytes = {
  opcode: number
  isFinal: boolean
  isMasked: boolean
  /** The three reserved bits, 0 to 7. */
  reserved: number
  payload: Buffer
  /** Length that the header claims; undefined = the true one. */
  saysLength: number | undefined
}

const MASK = Buffer.from([1, 2, 3, 4])

export function frameBytes({ opcode, isFinal, isMasked, reserved, payload, saysLength }: FrameBytes): Buffer {
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  const length = lengthBytes(saysLength ?? payload.length)
  length[0] = (length[0] ?? 0) | (isMasked ? 0x80 : 0)
  const body = isMasked ? Buffer.from(payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0))) : payload
  return Buffer.concat([Buffer.from([first]), length, ...(isMasked ? [MASK] : []), body])
}

function lengthBytes(length: number): Buffer {
  if (length < 126) return Buffer.from([length])
  if (length < 65_536) {
    const bytes = Buffer.from([126, 0, 0])
    bytes.writeUInt16BE(length, 1)
    return bytes
  }
  const bytes = Buffer.alloc(9, 127)
  bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}
