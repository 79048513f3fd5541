import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateField } from './date-field.tsx'

/** A page that keeps its day until it gets one of 2026. */
function Range() {
  const [day, setDay] = useState('2026-11-27')
  return <DateField label="day" value={day} onValueChange={(next) => next.startsWith('2026') && setDay(next)} />
}

describe('DateField', () => {
  it('[UI-67] is typed digit by digit where the page keeps its day until the new one is whole', async () => {
    const user = userEvent.setup()
    render(<Range />)
    const field = screen.getByLabelText('day')
    await user.clear(field)
    expect(field).toHaveValue('')
    await user.type(field, '20261103')
    expect(field).toHaveValue('2026-11-03')
    await user.tab()
    expect(field).toHaveValue('2026-11-03')
  })

  it('[UI-67] shows the day of the page again, when left, where the page did not take what was typed', async () => {
    const user = userEvent.setup()
    render(<Range />)
    const field = screen.getByLabelText('day')
    await user.clear(field)
    await user.type(field, '20270101')
    expect(field).toHaveValue('2027-01-01')
    await user.tab()
    expect(field).toHaveValue('2026-11-27')
  })

  it('[UI-67] keeps an incomplete date where the page has none', async () => {
    const user = userEvent.setup()
    render(<DateField label="day" value="" onValueChange={() => {}} />)
    await user.type(screen.getByLabelText('day'), '1992')
    await user.tab()
    expect(screen.getByLabelText('day')).toHaveValue('1992')
  })
})
