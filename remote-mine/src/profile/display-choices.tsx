import { languageChoices, useLanguage, useMessages } from '@lantern/i18n'
import { chooseDisplay, readStoredText, watchDisplay } from '@lantern/platform'
import { Card, Section, Segmented } from '@lantern/ui'
import { type ComponentProps, useEffect, useState } from 'react'
import { userInfoMessages } from './parts/user-info.messages.ts'
import styles from './user-info.module.css'

/** Language, colours, festival skin, motion, vibration and sound: the shell applies a choice at once and keeps it with the account. */
export function DisplayChoices() {
  const t = useMessages(userInfoMessages)
  const language = useLanguage()
  const [device, setDevice] = useState(readDevice)
  useEffect(() => watchDisplay(() => setDevice(readDevice())), [])
  return (
    <Section title={t.display} lead={t.displayLead}>
      <Card className={styles.choices}>
        <Choice
          label={t.language}
          value={language}
          options={languageChoices()}
          onValueChange={(lang) => chooseDisplay({ lang })}
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
        <Choice
          label={t.haptics}
          value={device.haptics}
          options={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          onValueChange={(haptics) => chooseDisplay({ haptics })}
        />
        <Choice
          label={t.sound}
          value={device.sound}
          options={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          onValueChange={(sound) => chooseDisplay({ sound })}
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

type Device = {
  theme: 'system' | 'dark' | 'light'
  skin: 'festival' | 'plain'
  motion: 'system' | 'reduced'
  haptics: 'on' | 'off'
  sound: 'on' | 'off'
}

/** As the shell stores them on this device. */
function readDevice(): Device {
  const scheme = readStoredText('scheme')
  return {
    theme: scheme === 'dark' || scheme === 'light' ? scheme : 'system',
    skin: readStoredText('plainLook') === '1' ? 'plain' : 'festival',
    motion: readStoredText('motion') === 'reduced' ? 'reduced' : 'system',
    haptics: readStoredText('haptics') === 'off' ? 'off' : 'on',
    sound: readStoredText('sound') === 'on' ? 'on' : 'off',
  }
}
