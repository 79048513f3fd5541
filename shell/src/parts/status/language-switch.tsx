import { useLocale, useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { choose } from '../../host/boot/preferences.ts'
import { frameMessages } from '../../host/frame/frame.messages.ts'

/** Switches to the other language; each is named in its own language. */
export function LanguageSwitch() {
  const t = useMessages(frameMessages)
  const other = useLocale() === 'en' ? 'zh-CN' : 'en'
  return (
    <Button kind="quiet" size="sm" lang={other} onClick={() => choose({ lang: other })}>
      {t.language}
    </Button>
  )
}
