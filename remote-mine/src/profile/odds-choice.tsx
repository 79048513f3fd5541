import { ODDS_TYPE } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import { ODDS_TYPES, preferenceSave } from '@lantern/contract/preferences'
import { formatOdds, useMessages } from '@lantern/i18n'
import { call, emit, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { RadioGroup, Section } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import choices from '../parts/choices.module.css'
import { userInfoMessages } from './parts/user-info.messages.ts'

/** A price that reads differently in each type but one. */
const EXAMPLE = '1.80'

/** How odds are shown on all devices of the member. */
export function OddsChoice({ oddsType }: { oddsType: number }) {
  const t = useMessages(userInfoMessages)
  const save = useMutation({
    mutationFn: (next: (typeof ODDS_TYPES)[number]) => call(preferenceSave, { oddsType: next }),
    onSuccess: () => {
      showToast({ text: t.saved, kind: 'success' })
      // Member info, which holds the preference, is refetched with the money.
      emit('money:changed', { reason: 'preferences' })
    },
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
  })
  const names = {
    [ODDS_TYPE.malay]: t.malay,
    [ODDS_TYPE.hongkong]: t.hongkong,
    [ODDS_TYPE.europe]: t.europe,
    [ODDS_TYPE.indonesia]: t.indonesia,
  }
  const chosen = save.isPending ? save.variables : oddsType
  return (
    <Section title={t.odds} lead={t.oddsLead}>
      <RadioGroup
        className={choices.pairs}
        label={t.odds}
        hideLabel
        disabled={save.isPending}
        value={String(chosen)}
        options={ODDS_TYPES.map((type) => ({
          value: String(type),
          label: names[type],
          hint: t.example({ n: formatOdds(convertOdds(EXAMPLE, type)) }),
        }))}
        onValueChange={(value) => {
          const next = ODDS_TYPES.find((type) => String(type) === value)
          if (next !== undefined) save.mutate(next)
        }}
      />
    </Section>
  )
}
