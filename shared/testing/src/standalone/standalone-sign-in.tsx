import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInAsDemo } from './sign-in-as-demo.ts'
import { standaloneMessages } from './standalone.messages.ts'

/** One-tap login instead of the shell's login page. */
export function StandaloneSignIn() {
  const t = useMessages(standaloneMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const enter = async (): Promise<void> => {
    if (await signInAsDemo()) await navigate(query.get('redirect') ?? '/', { replace: true })
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
