import { encode } from 'uqr'

/** A QR code as one path, for SVG and `Path2D`, in a square of `size` units with its quiet border. */
export function qrPath(text: string): { size: number; path: string } {
  const code = encode(text, { ecc: 'M', border: 2 })
  return { size: code.size, path: code.data.map(rowPath).join('') }
}

/** One horizontal bar for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
  }
  return path
}
