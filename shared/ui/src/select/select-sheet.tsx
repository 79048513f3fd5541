import { useId, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { describedBy, Field, type FieldTexts } from '../fields/field.tsx'
import { IconDown } from '../icons/icons.ts'
import { Sheet } from '../overlays/sheet.tsx'
import { type SelectOption, SelectOptions } from './select-options.tsx'
import styles from './select-sheet.module.css'

export type SelectSheetProps<Value extends string = string> = FieldTexts & {
  value: Value | null
  options: readonly SelectOption<Value>[]
  onValueChange: (value: Value) => void
  /** Placeholder while nothing is selected. */
  placeholder: string
  closeLabel: string
  /** Enables the search box and labels it. */
  searchLabel?: string
  /** Shown when nothing is found. */
  emptyLabel?: string
  disabled?: boolean
  className?: string
}

/** A field that opens a sheet with a list to select from. */
export function SelectSheet<Value extends string>(props: SelectSheetProps<Value>) {
  const { label, hideLabel, hint, error, value, options, onValueChange, placeholder, closeLabel, disabled, className } =
    props
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        className={classNames(styles.button, className)}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={describedBy(id, { hint, error })}
        aria-label={typeof chosen?.label === 'string' ? `${label}: ${chosen.label}` : undefined}
        data-invalid={error ? true : undefined}
        data-empty={chosen ? undefined : true}
        onClick={() => setOpen(true)}
      >
        {chosen?.icon}
        <span className={styles.text}>{chosen?.label ?? placeholder}</span>
        <IconDown className={styles.arrow} />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={label} closeLabel={closeLabel}>
        <SelectOptions
          label={label}
          value={value}
          options={options}
          searchLabel={props.searchLabel}
          emptyLabel={props.emptyLabel}
          onChoose={(next) => {
            onValueChange(next)
            setOpen(false)
          }}
        />
      </Sheet>
    </Field>
  )
}
