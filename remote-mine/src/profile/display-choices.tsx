import { useLocale, useMessages } from '@lantern/i18n'
import { chooseDisplay, readStoredText, watchDisplay } from '@lantern/platform'
import { Card, Section, Segmented } from '@lantern/ui'
import { type ComponentProps, useEffect, useState } from 'react'
import { userInfoMessages } from './user-info.messages.ts'
import styles from './user-info.module.css'

/** Language, colours, festival skin and motion: the shell applies a choice at once and keeps it with the account. */
export function DisplayChoices() {
  const t = useMessages(userInfoMessages)
  const lang = useLocale()
  const [device, setDevice] = useState(readDevice)
  useEffect(() => watchDisplay(() => setDevice(readDevice())), [])
  return (
    <Section title={t.display} lead={t.displayLead}>
      <Card className={styles.choices}>
        <Choice
          label={t.language}
          value={lang}
          options={[
            { value: 'zh-CN', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onValueChange={(next) => chooseDisplay({ lang: next })}
        />
        <Choice
          label={t.theme}
          value={device.theme}
          options={[
            { value: 'system', label: t.themeSystem },
            { value: 'dark', label: t.themeDark },
            { value: 'light', label: t.themeLight },
          ]}
          onValueChange={(theme) => chooseDisplay({ theme })}
        />
        <Choice
          label={t.skin}
          value={device.skin}
          options={[
            { value: 'festival', label: t.skinOn },
            { value: 'plain', label: t.skinOff },
          ]}
          onValueChange={(skin) => chooseDisplay({ skin })}
        />
        <Choice
          label={t.motion}
          value={device.motion}
          options={[
            { value: 'system', label: t.motionSystem },
            { value: 'reduced', label: t.motionReduced },
          ]}
          onValueChange={(motion) => chooseDisplay({ motion })}
        />
      </Card>
    </Section>
  )
}

/** One choice under its name, which the radios carry too. */
function Choice<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{props.label}</span>
      <Segmented {...props} />
    </div>
  )
}

type Device = { theme: 'system' | 'dark' | 'light'; skin: 'festival' | 'plain'; motion: 'system' | 'reduced' }

/** As the shell stores them on this device. */
function readDevice(): Device {
  const scheme = readStoredText('scheme')
  return {
    theme: scheme === 'dark' || scheme === 'light' ? scheme : 'system',
    skin: readStoredText('plainLook') === '1' ? 'plain' : 'festival',
    motion: readStoredText('motion') === 'reduced' ? 'reduced' : 'system',
  }
}
