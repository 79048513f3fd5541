import { useMessages } from '@lantern/i18n'
import { useOnline } from '@lantern/platform'
import { MoneyButton, type MoneyButtonProps } from '@lantern/ui'
import { pageMessages } from '../parts/page.messages.ts'

/** A button that moves money; offline it is disabled with the reason (screens.md G15). */
export function MoneySubmit(button: Omit<MoneyButtonProps, 'blockedBy'>) {
  const t = useMessages(pageMessages)
  return <MoneyButton {...button} blockedBy={useOnline() ? null : t.offline} />
}
