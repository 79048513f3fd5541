import { getLocale, setLocale, useMessages } from '@lantern/i18n'
import { signOut, useSession } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { signInAsDemo } from './sign-in-as-demo.ts'
import { standaloneMessages } from './standalone.messages.ts'

/** Home, language, colour scheme, session. */
export function StandaloneBar() {
  const t = useMessages(standaloneMessages)
  const isMember = useSession().kind === 'member'
  const switchLocale = (): void => {
    const next = getLocale() === 'en' ? 'zh-CN' : 'en'
    setLocale(next)
    document.documentElement.lang = next
  }
  const switchScheme = (): void => {
    const { dataset } = document.documentElement
    dataset.scheme = dataset.scheme === 'light' ? 'dark' : 'light'
  }
  return (
    <nav style={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button size="sm" kind="quiet" render={<Link to="/" />}>
        {t.home}
      </Button>
      <Button size="sm" kind="quiet" onClick={switchLocale}>
        {t.language}
      </Button>
      <Button size="sm" kind="quiet" onClick={switchScheme}>
        {t.scheme}
      </Button>
      {isMember ? (
        <Button size="sm" kind="quiet" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      ) : (
        <Button size="sm" kind="quiet" onClick={() => void signInAsDemo()}>
          {t.signIn}
        </Button>
      )}
    </nav>
  )
}
