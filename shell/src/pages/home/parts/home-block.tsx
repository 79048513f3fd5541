import { report } from '@lantern/platform'
import { type ReactNode, Suspense, useState } from 'react'
import { FrameBoundary } from '../../../host/mount/frame-boundary.tsx'
import { RetryChip } from './retry-chip.tsx'

/** A block of the home page, with its own error boundary. */
export function HomeBlock({ name, children }: { name: string; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <FrameBoundary
      key={attempt}
      onThrow={(error) => report({ kind: 'error', path: `home:${name}`, cause: String(error) })}
      fallback={<RetryChip onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense>{children}</Suspense>
    </FrameBoundary>
  )
}
