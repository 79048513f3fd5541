import { ROUTE } from '@lantern/contract'
import { framesOf } from '@lantern/contract/stack'
import { useMessages } from '@lantern/i18n'
import { Button, ErrorPanel } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { causeOf } from '../errors/global-errors.ts'
import { newSupportCode } from '../errors/support-code.ts'
import { SupportLine } from '../errors/support-line.tsx'
import { FrameBoundary } from '../mount/frame-boundary.tsx'
import { remotesMessages } from '../mount/remotes.messages.ts'

/** Error boundary (G4) around a page of the shell: shows a message and a code, renders again on retry. Never shows a stack. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  const [code, setCode] = useState('')
  return (
    <FrameBoundary
      key={attempt}
      onThrow={(error) => setCode(newSupportCode({ phase: 'render', cause: causeOf(error), stack: framesOf(error) }))}
      fallback={<Fallback code={code} onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </FrameBoundary>
  )
}

function Fallback({ code, onRetry }: { code: string; onRetry: () => void }) {
  const t = useMessages(remotesMessages)
  return (
    <ErrorPanel
      title={t.renderTitle}
      message={t.failedHint}
      onRetry={onRetry}
      retryLabel={t.retry}
      code={code && <SupportLine code={code} />}
      actions={
        // Plain links: a full page load discards the state that made the page fail.
        <>
          <Button kind="quiet" render={<a href={ROUTE.home}>{t.home}</a>}>
            {t.home}
          </Button>
          <Button kind="quiet" render={<a href={ROUTE.customer}>{t.support}</a>}>
            {t.support}
          </Button>
        </>
      }
    />
  )
}
