import { ODDS_TYPES } from '@lantern/contract/preferences'
import { languageChoices, useLanguage, useLocale, useMessages } from '@lantern/i18n'
import { RadioGroup, Segmented } from '@lantern/ui'
import { useState } from 'react'
import { choose } from '../../host/boot/preferences.ts'
import { savePreferences } from './guide.api.ts'
import { guideMessages } from './guide.messages.ts'
import { GUIDE_FORM, type GuideCardProps } from './guide-card.ts'
import styles from './guide-page.module.css'

/** The same two prices, 1.80 and 2.10 European, in each format: below and above evens, where the formats differ. */
const SAMPLES = { 1: '0.80 · −0.91', 2: '0.80 · 1.10', 3: '1.80 · 2.10', 4: '−1.25 · 1.10' } as const

/** Language and odds type: the format of all texts and odds on the site. */
export function WelcomeCard({ member, save }: GuideCardProps) {
  const t = useMessages(guideMessages)
  const locale = useLocale()
  const language = useLanguage()
  const [odds, setOdds] = useState(String(member.oddsType))
  const words = { 1: t.odds1, 2: t.odds2, 3: t.odds3, 4: t.odds4 }
  return (
    <form
      id={GUIDE_FORM}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const oddsType = ODDS_TYPES.find((type) => String(type) === odds)
        save(() => savePreferences({ oddsType, lang: locale, language }))
      }}
    >
      <Segmented
        label={t.language}
        value={language}
        options={languageChoices()}
        onValueChange={(lang) => choose({ lang })}
      />
      <RadioGroup
        label={t.oddsType}
        value={odds}
        options={ODDS_TYPES.map((type) => ({
          value: String(type),
          label: words[type],
          aside: t.oddsSample({ odds: SAMPLES[type] }),
        }))}
        onValueChange={setOdds}
      />
    </form>
  )
}
