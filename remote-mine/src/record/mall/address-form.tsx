import { useMessages } from '@lantern/i18n'
import { fieldErrors, isSessionError, memberMessage, useRequestNo } from '@lantern/platform'
import { Button, TextField } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressesQuery, saveAddress } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'

const PHONE = /^\d{5,15}$/
const LEAST_PLACE = 5

/** A new address. It lies inside the form of the exchange, so it saves by its own button. */
export function AddressForm({ error, onSaved }: { error?: string; onSaved: (id: string) => void }) {
  const t = useMessages(mallMessages)
  const client = useQueryClient()
  const [fields, setFields] = useState({ name: '', phone: '', address: '' })
  const [isChecked, setChecked] = useState(false)
  const requestNo = useRequestNo(fields)
  const save = useMutation({
    mutationFn: () => saveAddress({ ...trimmed(fields), requestNo }),
    async onSuccess({ id }) {
      await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
      onSaved(id)
    },
  })
  const { name, phone, address } = trimmed(fields)
  const mistakes = {
    name: name === '' && t.personWrong,
    phone: !PHONE.test(phone) && t.phoneWrong,
    address: [...address].length < LEAST_PLACE && t.placeWrong,
  }
  const refused = fieldErrors(save.error)
  const errorOf = (field: keyof typeof fields) => (isChecked && mistakes[field]) || refused[field]
  const general =
    save.error && !isSessionError(save.error) && Object.keys(refused).length === 0 ? memberMessage(save.error) : error
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  return (
    <fieldset className={styles.form} aria-label={t.addressNew}>
      <TextField
        label={t.person}
        value={fields.name}
        maxLength={40}
        autoComplete="name"
        error={errorOf('name')}
        onValueChange={(next) => change({ name: next })}
      />
      <TextField
        label={t.phone}
        value={fields.phone}
        maxLength={15}
        inputMode="tel"
        autoComplete="tel-national"
        error={errorOf('phone')}
        onValueChange={(next) => change({ phone: next })}
      />
      <TextField
        label={t.place}
        hint={t.addressPrivacy}
        value={fields.address}
        maxLength={120}
        autoComplete="street-address"
        error={errorOf('address') || general}
        onValueChange={(next) => change({ address: next })}
      />
      <Button
        block
        busy={save.isPending}
        onClick={() => {
          setChecked(true)
          if (Object.values(mistakes).every((mistake) => mistake === false)) save.mutate()
        }}
      >
        {t.addressSave}
      </Button>
    </fieldset>
  )
}

function trimmed({ name, phone, address }: { name: string; phone: string; address: string }) {
  return { name: name.trim(), phone: phone.trim(), address: address.trim() }
}
