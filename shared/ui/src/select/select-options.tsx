import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { nextIndex } from '../base/roving.rules.ts'
import { TextField } from '../fields/text-field.tsx'
import { IconCheck, IconSearch } from '../icons/icons.ts'
import styles from './select-sheet.module.css'

export type SelectOption<Value extends string = string> = {
  value: Value
  /** The option's content; also its search text when it is a string and `text` is missing. */
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
  /** Text for search and type-ahead. */
  text?: string
}

export type SelectOptionsProps<Value extends string> = {
  label: string
  value: Value | null
  options: readonly SelectOption<Value>[]
  onChoose: (value: Value) => void
  searchLabel?: string
  emptyLabel?: string
}

const textOf = (option: SelectOption) => option.text ?? (typeof option.label === 'string' ? option.label : option.value)

/** The listbox in the sheet: arrows move, Enter or Space select. */
export function SelectOptions<Value extends string>(props: SelectOptionsProps<Value>) {
  const { label, value, options, onChoose, searchLabel, emptyLabel } = props
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const found = options.filter((option) => textOf(option).toLocaleLowerCase().includes(wanted))
  const entry =
    found.find((option) => option.value === value && !option.disabled) ?? found.find((option) => !option.disabled)
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])') ?? [])]
    const next =
      items[nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length, 'vertical')]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div className={styles.choices}>
      {searchLabel && (
        <TextField
          label={searchLabel}
          hideLabel
          type="search"
          placeholder={searchLabel}
          prefix={<IconSearch />}
          value={query}
          onValueChange={setQuery}
        />
      )}
      <div ref={list} role="listbox" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {found.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            className={styles.option}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            tabIndex={option === entry ? 0 : -1}
            onClick={() => !option.disabled && onChoose(option.value)}
          >
            {option.icon}
            <span className={styles.optionTexts}>
              <span>{option.label}</span>
              {option.hint != null && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.value === value && <IconCheck className={styles.check} />}
          </button>
        ))}
      </div>
      {found.length === 0 && emptyLabel && (
        <p className={styles.empty} role="status">
          {emptyLabel}
        </p>
      )}
    </div>
  )
}
