import { savesData } from '../boot/saves-data.ts'
import { useInteractive } from '../boot/use-interactive.ts'
import { useLatePart } from '../boot/use-late-part.ts'

/** Prepares other pages once this one is interactive, unless the connection is slow or the device saves data. */
export function LatePagesAhead() {
  const Ahead = useLatePart(
    useInteractive() && !isMetered(),
    async () => (await import('./pages-ahead.tsx')).PagesAhead,
  )
  return Ahead && <Ahead />
}

function isMetered(): boolean {
  return (
    savesData() ||
    /2g$/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '')
  )
}
