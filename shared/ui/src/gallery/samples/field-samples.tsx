import { useState } from 'react'
import { VenueMark } from '../../art/venue-mark.tsx'
import { AmountInput } from '../../fields/amount-input.tsx'
import { Checkbox } from '../../fields/checkbox.tsx'
import { DateField } from '../../fields/date-field.tsx'
import { PasswordField } from '../../fields/password-field.tsx'
import { RadioGroup } from '../../fields/radio.tsx'
import { Switch } from '../../fields/switch.tsx'
import { TextArea } from '../../fields/text-area.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { IconBank, IconCard, IconCoin, IconMe } from '../../icons/icons.ts'
import { Section } from '../../layout/section.tsx'
import { SelectSheet } from '../../select/select-sheet.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

const VENUES = ['OBTY', 'IMTY', 'FBTY', 'OBZR', 'AGDZ', 'PGDZ', 'KYQP', 'BBIN']

export function FieldSamples({ t }: { t: GalleryTexts }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('Demo1234')
  const [amount, setAmount] = useState('500')
  const [low, setLow] = useState('50.5')
  const [agreed, setAgreed] = useState(true)
  const [push, setPush] = useState(true)
  const [method, setMethod] = useState<string | null>('bank')
  const [venue, setVenue] = useState<string | null>(null)
  const [birthday, setBirthday] = useState('1990-01-02')
  const [message, setMessage] = useState('')
  const labels = { show: t.show, hide: t.hide }
  return (
    <>
      <Section title="TextField · PasswordField">
        <div className={styles.stack}>
          <TextField
            label={t.name}
            hint={t.nameHint}
            placeholder="lantern01"
            value={name}
            onValueChange={setName}
            prefix={<IconMe />}
          />
          <TextField label={t.name} error={t.nameError} defaultValue="demo01" />
          <TextField label={t.phone} aside={t.optional} prefix="+86" inputMode="tel" placeholder="138 0000 0000" />
          <PasswordField label={t.password} labels={labels} value={password} onValueChange={setPassword} />
          <TextField label={t.disabled} defaultValue="张**" disabled />
        </div>
      </Section>
      <Section title="DateField · TextArea">
        <div className={styles.stack}>
          <DateField label={t.birthday} hint={t.birthdayHint} value={birthday} onValueChange={setBirthday} />
          <DateField label={t.birthday} error={t.birthdayError} value="2015-01-02" onValueChange={() => undefined} />
          <DateField label={t.birthday} placeholder="1990-01-02" value="" onValueChange={() => undefined} disabled />
          <TextArea
            label={t.message}
            aside={`${message.length}/200`}
            placeholder={t.messageHint}
            maxLength={200}
            value={message}
            onValueChange={setMessage}
          />
          <TextArea label={t.message} error={t.messageError} defaultValue={t.panel} rows={2} />
          <TextArea label={t.message} defaultValue={t.panel} rows={2} disabled />
        </div>
      </Section>
      <Section title="AmountInput">
        <div className={styles.stack}>
          <AmountInput
            label={t.amount}
            value={amount}
            onValueChange={setAmount}
            currency="¥"
            min="100.00"
            max="50,000.00"
            hint={t.amountHint}
            aside={t.balance}
            quick={['100', '500', '1000', '5000', '10000', '50000']}
            quickLabel={t.quick}
            onAll={() => setAmount('1234.50')}
            allLabel={t.allAmount}
          />
          <AmountInput
            label={t.amount}
            value=""
            onValueChange={() => undefined}
            currency="¥"
            min="100.00"
            max="50,000.00"
          />
          <AmountInput label={t.amount} value={low} onValueChange={setLow} currency="USDT" error={t.amountError} />
        </div>
      </Section>
      <Section title="Checkbox · Switch">
        <div className={styles.stack}>
          <Checkbox label={t.agree} checked={agreed} onCheckedChange={setAgreed} />
          <Checkbox label={t.agree} error={t.agreeError} />
          <Checkbox label={t.off} disabled defaultChecked />
          <Switch label={t.push} hint={t.pushHint} checked={push} onCheckedChange={setPush} />
          <Switch label={t.off} disabled />
        </div>
      </Section>
      <Section title="RadioGroup">
        <RadioGroup
          label={t.method}
          value={method}
          onValueChange={setMethod}
          options={[
            { value: 'bank', label: t.bank, hint: t.bankHint, icon: <IconBank />, aside: '100 – 50,000' },
            { value: 'usdt', label: t.usdt, hint: t.usdtHint, icon: <IconCoin />, aside: '1 USDT = 7.12' },
            { value: 'alipay', label: t.closed, hint: t.closedHint, icon: <IconCard />, disabled: true },
          ]}
        />
      </Section>
      <Section title="SelectSheet">
        <div className={styles.stack}>
          <SelectSheet
            label={t.venue}
            value={venue}
            onValueChange={setVenue}
            placeholder={t.choose}
            closeLabel={t.close}
            searchLabel={t.find}
            emptyLabel={t.none}
            options={VENUES.map((code, index) => ({
              value: code,
              label: code,
              icon: <VenueMark code={code} />,
              hint: index === 3 ? t.maintenance : `¥${index * 128}.00`,
              disabled: index === 3,
            }))}
          />
          <SelectSheet
            label={t.venue}
            value="OBTY"
            onValueChange={() => undefined}
            placeholder={t.choose}
            closeLabel={t.close}
            error={t.amountError}
            options={[{ value: 'OBTY', label: 'OBTY' }]}
          />
          <SelectSheet
            label={t.venue}
            value={null}
            onValueChange={() => undefined}
            placeholder={t.choose}
            closeLabel={t.close}
            disabled
            options={[]}
          />
        </div>
      </Section>
    </>
  )
}
