import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describePrimitive, expectAccessible } from '../test/describe-primitive.tsx'
import { AmountInput } from './amount-input.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

const labels = { show: 'Show', hide: 'Hide' }

describePrimitive('TextField', (extras) => <TextField label="Name" hint="A letter first" {...extras} />, {
  disabled: true,
})
describePrimitive('PasswordField', (extras) => <PasswordField label="Password" labels={labels} {...extras} />, {
  disabled: true,
})
describePrimitive(
  'AmountInput',
  (extras) => (
    <AmountInput label="Amount" value="" onValueChange={() => undefined} currency="¥" quick={['100']} {...extras} />
  ),
  {
    disabled: true,
  },
)

describe('TextField', () => {
  it('[UI-14] is described by the hint, or by the error instead', () => {
    const { rerender } = render(<TextField label="Name" hint="A letter first" />)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('A letter first')
    rerender(<TextField label="Name" hint="A letter first" error="Taken" />)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Taken')
    expect(screen.getByLabelText('Name')).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Taken')
  })

  it('keeps a hidden label accessible', () => {
    render(<TextField label="Search" hideLabel />)
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument()
  })
})

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" labels={labels} defaultValue="Demo1234" />)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByRole('button', { name: 'Hide' })).toBeInTheDocument()
  })

  it('accepts a pasted password', async () => {
    render(<PasswordField label="Password" labels={labels} />)
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste('Pa55 word')
    expect(screen.getByLabelText('Password')).toHaveValue('Pa55 word')
  })
})

describe('AmountInput', () => {
  function Form({ onAll }: { onAll?: () => void }) {
    const [value, setValue] = useState('')
    return (
      <AmountInput
        label="Amount"
        value={value}
        onValueChange={setValue}
        currency="¥"
        min="100.00"
        max="500.00"
        quick={['100', '5000']}
        onAll={onAll}
        allLabel="All"
        error={value === '1' ? 'Too low' : undefined}
      />
    )
  }

  it('[UI-1] filters typed and pasted text', async () => {
    render(<Form />)
    const input = screen.getByLabelText('Amount')
    await userEvent.type(input, '1a2.3.456')
    expect(input).toHaveValue('12.34')
    await userEvent.clear(input)
    await userEvent.paste('¥ 1,234.567')
    expect(input).toHaveValue('1234.56')
  })

  it('[UI-3] requests the decimal keyboard', () => {
    render(<Form />)
    expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal')
  })

  it('offers quick amounts and marks the selected one', async () => {
    render(<Form />)
    await userEvent.click(screen.getByRole('button', { name: '5,000' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('5000')
    expect(screen.getByRole('button', { name: '5,000', pressed: true })).toBeInTheDocument()
  })

  it('fills in all on request and shows the range beside the label', async () => {
    const onAll = jest.fn()
    render(<Form onAll={onAll} />)
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('¥100.00 – 500.00')
    await userEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(onAll).toHaveBeenCalledTimes(1)
  })

  it('[UI-14] is described by its error', async () => {
    const { container } = render(<Form />)
    await userEvent.type(screen.getByLabelText('Amount'), '1')
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription('Too low')
    await expectAccessible(container)
  })
})
