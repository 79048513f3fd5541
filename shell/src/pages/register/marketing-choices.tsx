import { MARKETING_CHANNELS, MARKETING_PRODUCTS, type Marketing } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Checkbox, IconDown } from '@lantern/ui'
import { registerMessages } from './register.messages.ts'
import styles from './register.module.css'

type Props = { value: Marketing; onValueChange: (value: Marketing) => void }

/** Marketing consent by product and channel, collapsed and unticked by default. */
export function MarketingChoices({ value, onValueChange }: Props) {
  const t = useMessages(registerMessages)
  const channelText = { sms: t.channelSms, email: t.channelEmail, push: t.channelPush }
  const choose = (product: keyof Marketing, channel: (typeof MARKETING_CHANNELS)[number], on: boolean): void => {
    const others = (value[product] ?? []).filter((one) => one !== channel)
    onValueChange({ ...value, [product]: on ? [...others, channel] : others })
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.foldName}>
        {t.marketing}
        <span className={styles.foldAside}>{t.optional}</span>
        <IconDown />
      </summary>
      <p className={styles.weak}>{t.marketingHint}</p>
      {MARKETING_PRODUCTS.map((product) => (
        <fieldset key={product} className={styles.product}>
          <legend>{t[product]}</legend>
          {MARKETING_CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              label={channelText[channel]}
              checked={value[product]?.includes(channel) ?? false}
              onCheckedChange={(on) => choose(product, channel, on)}
            />
          ))}
        </fieldset>
      ))}
    </details>
  )
}
