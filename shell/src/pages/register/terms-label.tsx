import { useMessages } from '@lantern/i18n'
import { registerMessages } from './register.messages.ts'

/** The terms, readable without leaving the form. */
export function TermsLabel() {
  const t = useMessages(registerMessages)
  return (
    <>
      {t.termsBefore}
      <a href="/help/gztk" target="_blank" rel="noreferrer">
        {t.termsLink}
      </a>
      {t.termsAnd}
      <a href="/help/ysgz" target="_blank" rel="noreferrer">
        {t.privacyLink}
      </a>
    </>
  )
}
