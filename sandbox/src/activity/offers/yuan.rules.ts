/** Fen as a sentence names them: `88`, `8.80`, `28,888`. */
export function yuan(fen: number): string {
  return (fen / 100).toLocaleString('en', { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 })
}
