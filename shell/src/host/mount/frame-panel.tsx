import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, ErrorPanel } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { reloadPage } from '../boot/reload-page.ts'
import { newSupportCode } from '../errors/support-code.ts'
import { SupportLine } from '../errors/support-line.tsx'
import { isPageTooOld } from '../loading/load-failure.rules.ts'
import type { LoadFailure } from '../loading/remote-loading.machine.ts'
import { remotesMessages } from './remotes.messages.ts'
import { useArea } from './use-area.ts'

/** Error panel of a frame (G4): names the area, offers ways on, retries without a reload. */
export function FramePanel({ name, failure, onRetry }: { name: string; failure: LoadFailure; onRetry: () => void }) {
  const t = useMessages(remotesMessages)
  const [code] = useState(() =>
    newSupportCode({
      remote: name,
      version: failure.version,
      phase: failure.phase,
      cause: failure.cause,
      stack: failure.stack,
    }),
  )
  const area = useArea(name)
  const isOffline = !navigator.onLine
  if (isPageTooOld(failure.cause)) return <UpdatePanel code={code} />
  return (
    <ErrorPanel
      title={failure.phase === 'render' ? t.renderTitle : t.failedTitle({ area })}
      message={isOffline ? t.offlineHint : t.failedHint}
      art={isOffline ? 'network' : 'broken'}
      onRetry={onRetry}
      retryLabel={t.retry}
      code={<SupportLine code={code} />}
      actions={
        <>
          <Button kind="quiet" render={<Link to={ROUTE.home} />}>
            {t.home}
          </Button>
          <Button kind="quiet" render={<Link to={ROUTE.customer} />}>
            {t.support}
          </Button>
        </>
      }
    />
  )
}

/** The area is newer than this page: reloads, keeping form input elsewhere on the page. */
function UpdatePanel({ code }: { code: string }) {
  const t = useMessages(remotesMessages)
  return (
    <ErrorPanel
      title={t.updateTitle}
      message={t.updateHint}
      art="broken"
      onRetry={reloadPage}
      retryLabel={t.reload}
      code={<SupportLine code={code} />}
    />
  )
}
