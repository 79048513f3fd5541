import { useState } from 'react'
import { asDateText, isDay } from './date-text.rules.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onValueChange'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** Called with a day of the calendar, or empty while there is none. */
  onValueChange: (day: string) => void
}

/** A date, typed as digits in the page's language: a native one follows the language of the browser. */
export function DateField({ value, onValueChange, onBlur, ...field }: DateFieldProps) {
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  // Changed by the page, not by typing.
  if (value !== before) {
    setBefore(value)
    if (value !== dayIn(text)) setText(value)
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={text}
      onValueChange={(typed) => {
        const next = asDateText(typed)
        const day = dayIn(next)
        setText(next)
        if (day !== value) onValueChange(day)
      }}
      onBlur={(event) => {
        // A day that the page did not take.
        if (value !== '') setText(value)
        onBlur?.(event)
      }}
    />
  )
}

/** The day that was typed, or empty. */
function dayIn(text: string): string {
  return isDay(text) ? text : ''
}
