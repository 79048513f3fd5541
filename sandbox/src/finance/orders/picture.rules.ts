/** The content of a file must match its declared type. Pure. */
export function isPicture(image: string): boolean {
  const [head = '', body = ''] = image.split(',', 2)
  const bytes = Buffer.from(body, 'base64')
  if (head.includes('jpeg')) return bytes.subarray(0, 3).toString('hex') === 'ffd8ff'
  if (head.includes('png')) return bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
}
