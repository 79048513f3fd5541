import { login } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, showToast, signIn } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { standaloneMessages } from './standalone.messages.ts'

/** The demo member of the sandbox (design.md). */
const DEMO = { userName: 'demo01', password: 'Test@1234' }

/** One-tap login instead of the shell's login page. */
export function StandaloneSignIn() {
  const t = useMessages(standaloneMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const enter = async (): Promise<void> => {
    try {
      signIn(await call(login, DEMO), { remember: true })
      await navigate(query.get('redirect') ?? '/', { replace: true })
    } catch (error) {
      showToast({ text: memberMessage(error), kind: 'error' })
    }
  }
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <p>{t.signInWhy}</p>
      <Button kind="primary" block onClick={() => void enter()}>
        {t.signIn}
      </Button>
    </div>
  )
}
