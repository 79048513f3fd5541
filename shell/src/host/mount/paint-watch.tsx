/** Tells the loader when a frame has painted and when a page in it suspends on a chunk. */
import { type ReactNode, Suspense, useEffect } from 'react'
import type { Loader } from '../loading/remote-loading.runner.ts'

type Props = { loader: Loader; fallback: ReactNode; onPaint?: () => void; children: ReactNode }

export function PaintWatch({ loader, fallback, onPaint, children }: Props) {
  const paint = (): void => {
    loader.painted()
    onPaint?.()
  }
  return (
    <Suspense fallback={<Waiting onWait={loader.suspended} onEnd={paint} shows={fallback} />}>
      {children}
      <Painted onPaint={paint} />
    </Suspense>
  )
}

/** The effect of a sibling runs only when nothing beside it is suspended. */
function Painted({ onPaint }: { onPaint: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at the first paint
  useEffect(onPaint, [])
  return null
}

function Waiting({ onWait, onEnd, shows }: { onWait: () => void; onEnd: () => void; shows: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks the beginning and end of one suspension
  useEffect(() => {
    onWait()
    return onEnd
  }, [])
  return shows
}
