import { EMAIL_LIMIT } from '@lantern/contract/profile'
import { useMessages } from '@lantern/i18n'
import { SelectSheet, TextField } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../parts/profile.api.ts'
import { userInfoMessages } from '../parts/user-info.messages.ts'
import { type Bound, HOME_AREA, type Target } from './bind-ways.ts'

export type BindTargetProps = {
  bound: Bound
  target: Target
  error?: string
  onTargetChange: (target: Target) => void
}

/** The phone with its country, or the email address, to which the code is sent. */
export function BindTarget({ bound, target, error, onTargetChange }: BindTargetProps) {
  const t = useMessages(userInfoMessages)
  const setText = (text: string) => onTargetChange({ ...target, text })
  if (bound === 'phone')
    return (
      <>
        <CountryField area={target.area} onAreaChange={(area) => onTargetChange({ ...target, area })} />
        <TextField
          label={t.newPhone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={15}
          value={target.text}
          error={error}
          onValueChange={(text) => setText(text.replace(/\D/g, ''))}
        />
      </>
    )
  return (
    <TextField
      label={t.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_LIMIT}
      value={target.text}
      error={error}
      onValueChange={setText}
    />
  )
}

function CountryField({ area, onAreaChange }: { area: string; onAreaChange: (area: string) => void }) {
  const t = useMessages(userInfoMessages)
  const countries = useQuery(countriesQuery())
  return (
    <SelectSheet
      label={t.country}
      value={area}
      placeholder={`+${HOME_AREA}`}
      closeLabel={t.close}
      options={(countries.data ?? []).map(({ number, name }) => ({ value: number, label: `${name} +${number}` }))}
      onValueChange={onAreaChange}
    />
  )
}
