/** Arrow key targets in a row or column of choices (WAI-ARIA practices: they wrap around). */
export function nextIndex(key: string, index: number, count: number, axis: 'horizontal' | 'vertical'): number {
  if (count === 0) return -1
  const [back, on] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === on) return (index + 1) % count
  if (key === back) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return -1
}
