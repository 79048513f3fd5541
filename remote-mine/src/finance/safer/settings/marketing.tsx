import {
  MARKETING_CHANNELS,
  MARKETING_PRODUCTS,
  type MarketingConsent,
  type MarketingProduct,
} from '@lantern/contract/safer-settings'
import { useMessages } from '@lantern/i18n'
import { Card, Checkbox } from '@lantern/ui'
import { saveMarketing } from './settings.api.ts'
import { settingsMessages } from './settings.messages.ts'
import own from './settings.module.css'
import { useSaveSetting } from './use-save-setting.ts'

/** What the member wants to hear about, by product and channel; nothing is ticked beforehand. */
export function Marketing({ consents }: { consents: readonly MarketingConsent[] }) {
  const t = useMessages(settingsMessages)
  return (
    <Card>
      {MARKETING_PRODUCTS.map((product) => (
        <fieldset key={product} className={own.product}>
          <legend>{t.products[product]}</legend>
          <div className={own.channels}>
            {MARKETING_CHANNELS.map((channel) => (
              <Consent
                key={channel}
                product={product}
                channel={channel}
                isOn={consents.some((one) => one.product === product && one.channel === channel)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  )
}

type ConsentProps = { product: MarketingProduct; channel: (typeof MARKETING_CHANNELS)[number]; isOn: boolean }

function Consent({ product, channel, isOn }: ConsentProps) {
  const t = useMessages(settingsMessages)
  const save = useSaveSetting()
  return (
    <Checkbox
      label={t.channels[channel]}
      checked={isOn}
      disabled={save.isPending}
      onCheckedChange={(on) => save.mutate(() => saveMarketing({ product, channel, on }))}
    />
  )
}
