import type { MallAddress } from '@lantern/contract/mall'
import { useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Button, IconPlus, RadioGroup, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressForm } from './address-form.tsx'
import { addressesQuery } from './parts/mall.api.ts'
import { mallMessages } from './parts/mall.messages.ts'
import styles from './parts/mall.module.css'

type AddressChoiceProps = {
  /** '' = none chosen. */
  value: string
  error?: string
  disabled?: boolean
  onValueChange: (id: string) => void
}

/** Where to send it: one of the member's addresses, or a new one. */
export function AddressChoice(props: AddressChoiceProps) {
  const t = useMessages(mallMessages)
  const addresses = useQuery(addressesQuery())
  return (
    <QueryView query={addresses} skeleton={<Skeleton shape="row" label={t.loading} />}>
      {({ list }) => <Choice {...props} list={list} />}
    </QueryView>
  )
}

function Choice({
  list,
  value,
  error,
  disabled,
  onValueChange,
}: AddressChoiceProps & { list: readonly MallAddress[] }) {
  const t = useMessages(mallMessages)
  const [isNew, setNew] = useState(list.length === 0)
  return (
    <div className={styles.form}>
      {list.length > 0 && (
        <RadioGroup
          label={t.address}
          value={value}
          error={isNew ? undefined : error}
          disabled={disabled}
          options={list.map(({ id, nameMasked, phoneMasked, masked }) => ({
            value: id,
            label: masked,
            hint: `${nameMasked} ${phoneMasked}`,
          }))}
          onValueChange={onValueChange}
        />
      )}
      {isNew ? (
        <AddressForm
          error={error}
          onSaved={(id) => {
            setNew(false)
            onValueChange(id)
          }}
        />
      ) : (
        <Button size="sm" icon={<IconPlus />} onClick={() => setNew(true)}>
          {t.addressNew}
        </Button>
      )}
    </div>
  )
}
