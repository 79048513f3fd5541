/** Reads the output of a process that runs untrusted code. */
import type { Readable } from 'node:stream'

/** Reads a stream to its end. @throws RangeError beyond `limit` characters */
export async function boundedText(stream: Readable, limit: number): Promise<string> {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    text += chunk
    if (text.length > limit) throw new RangeError(`It said more than ${limit} characters.`)
  }
  return text
}
