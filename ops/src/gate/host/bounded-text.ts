/** What a process says that runs code of strangers. */
import type { Readable } from 'node:stream'

/** Reads a stream to its end. @throws RangeError at more characters than `limit`: whoever says more is not listened to */
export async function boundedText(stream: Readable, limit: number): Promise<string> {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    text += chunk
    if (text.length > limit) throw new RangeError(`It said more than ${limit} characters.`)
  }
  return text
}
