import { useMessages } from '@lantern/i18n'
import { Button, Empty } from '@lantern/ui'
import { PageTitle } from './page-title.tsx'
import { statusMessages } from './status.messages.ts'
import { StatusLayout } from './status-layout.tsx'

/** Cookies are off (G5): login needs one, browsing does not. */
export function CookiesPage() {
  const t = useMessages(statusMessages)
  return (
    <StatusLayout>
      <Empty
        art="broken"
        title={<PageTitle>{t.cookies}</PageTitle>}
        detail={t.cookiesHint}
        action={
          <Button kind="primary" onClick={() => location.reload()}>
            {t.checkAgain}
          </Button>
        }
      />
    </StatusLayout>
  )
}
