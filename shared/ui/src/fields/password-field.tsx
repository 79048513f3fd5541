import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconHide, IconShow } from '../icons/icons.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** Label of the eye button in each state. */
  labels: { show: string; hide: string }
}

/** A text field hidden until the eye is pressed. Pasting and password managers work. */
export function PasswordField({ labels, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? labels.hide : labels.show}
          icon={shown ? <IconHide /> : <IconShow />}
          aria-pressed={shown}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
