import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { nextIndex } from '../base/roving.rules.ts'
import { Segmented } from '../layout/segmented.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { describePrimitive, expectAccessible } from '../test/describe-primitive.tsx'
import { Checkbox } from './checkbox.tsx'
import { Radio, RadioGroup } from './radio.tsx'
import { Switch } from './switch.tsx'

describePrimitive('Checkbox', (extras) => <Checkbox label="I agree" {...extras} />, { disabled: true })
describePrimitive('Switch', (extras) => <Switch label="Reminders" hint="Ten minutes before" {...extras} />, {
  disabled: true,
})
describePrimitive('Radio', (extras) => <Radio label="Bank" name="way" {...extras} />, { disabled: true })

describe('Checkbox', () => {
  it('reports its new state and is described by its error', async () => {
    const onCheckedChange = jest.fn()
    render(<Checkbox label="I agree" error="Please accept first" onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByText('I agree'))
    expect(onCheckedChange).toHaveBeenCalledWith(true)
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept first')
  })
})

describe('Switch', () => {
  it('toggles with Space', async () => {
    const onCheckedChange = jest.fn()
    render(<Switch label="Reminders" onCheckedChange={onCheckedChange} />)
    screen.getByRole('switch', { name: 'Reminders' }).focus()
    await userEvent.keyboard(' ')
    expect(onCheckedChange).toHaveBeenCalledWith(true)
  })
})

describe('RadioGroup', () => {
  function Ways({ error }: { error?: string }) {
    const [value, setValue] = useState<'bank' | 'usdt' | 'off' | null>(null)
    return (
      <RadioGroup
        label="Pay by"
        value={value}
        onValueChange={setValue}
        error={error}
        options={[
          { value: 'bank', label: 'Bank', hint: '5 minutes' },
          { value: 'usdt', label: 'USDT' },
          { value: 'off', label: 'Closed', disabled: true },
        ]}
      />
    )
  }

  it('is a labelled group with one choice', async () => {
    const { container } = render(<Ways />)
    expect(screen.getByRole('group', { name: 'Pay by' })).toBeInTheDocument()
    await userEvent.click(screen.getByText('USDT'))
    expect(screen.getByRole('radio', { name: 'USDT' })).toBeChecked()
    await userEvent.click(screen.getByText('Closed'))
    expect(screen.getByRole('radio', { name: 'USDT' })).toBeChecked()
    await expectAccessible(container)
  })

  it('[UI-14] is described by its error', () => {
    render(<Ways error="Choose one" />)
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one')
  })
})

describe('Segmented', () => {
  it('changes on click and is accessible', async () => {
    const onValueChange = jest.fn()
    const { container } = render(
      <Segmented
        label="Time"
        value="today"
        onValueChange={onValueChange}
        options={[
          { value: 'live', label: 'Live' },
          { value: 'today', label: 'Today' },
        ]}
      />,
    )
    await userEvent.click(screen.getByText('Live'))
    expect(onValueChange).toHaveBeenCalledWith('live')
    await expectAccessible(container)
  })
})

describe('Tabs', () => {
  function Records() {
    const [value, setValue] = useState('in')
    return (
      <Tabs
        label="Records"
        value={value}
        onValueChange={setValue}
        tabs={[
          { id: 'in', label: 'In' },
          { id: 'off', label: 'Off', disabled: true },
          { id: 'out', label: 'Out' },
        ]}
      >
        <p>shows {value}</p>
      </Tabs>
    )
  }

  it('[UI-19] moves with the arrow keys, skips disabled tabs, wraps around', async () => {
    render(<Records />)
    await userEvent.click(screen.getByRole('tab', { name: 'In' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Out', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'In', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tabpanel', { name: 'Out' })).toHaveTextContent('shows out')
  })

  it('[UI-19] has one stop in the tab order and no axe violations', async () => {
    const { container } = render(<Records />)
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
    await expectAccessible(container)
  })
})

describe('nextIndex', () => {
  it('ignores other keys and empty rows', () => {
    expect(nextIndex('a', 0, 3, 'horizontal')).toBe(-1)
    expect(nextIndex('ArrowRight', 0, 0, 'horizontal')).toBe(-1)
    expect(nextIndex('ArrowUp', 0, 3, 'vertical')).toBe(2)
  })
})
