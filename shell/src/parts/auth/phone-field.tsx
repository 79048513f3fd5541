import { useMessages } from '@lantern/i18n'
import { SelectSheet, TextField } from '@lantern/ui'
import { useSite } from '../../host/site/site.ts'
import { authPartsMessages } from './auth-parts.messages.ts'
import { countriesOf, type Phone } from './phone.rules.ts'
import styles from './phone-field.module.css'

type Props = { value: Phone; onValueChange: (value: Phone) => void; error?: string; hint?: string }

/** Country code and phone number side by side; the countries come from pre-info. */
export function PhoneField({ value, onValueChange, error, hint }: Props) {
  const t = useMessages(authPartsMessages)
  const countries = countriesOf(useSite())
  return (
    <div className={styles.phone}>
      <SelectSheet
        className={styles.area}
        label={t.area}
        value={value.area}
        options={countries.map(({ number, name }) => ({
          value: number,
          label: `+${number}`,
          hint: name,
          text: `${name} ${number}`,
        }))}
        onValueChange={(area) => onValueChange({ ...value, area })}
        placeholder={t.area}
        closeLabel={t.close}
        searchLabel={t.searchArea}
        emptyLabel={t.noArea}
      />
      <TextField
        label={t.phone}
        type="tel"
        name="tel-national"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={15}
        value={value.phone}
        onValueChange={(text) => onValueChange({ ...value, phone: text.replace(/\D/g, '') })}
        error={error}
        hint={hint}
      />
    </div>
  )
}
