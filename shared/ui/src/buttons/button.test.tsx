import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from '../layout/chip.tsx'
import { describePrimitive } from '../test/describe-primitive.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describePrimitive('Button', (extras) => <Button {...extras}>Save</Button>, { disabled: true })
describePrimitive(
  'IconButton',
  (extras) => <IconButton label="Search" icon={<svg aria-hidden="true" />} {...extras} />,
  { disabled: true },
)
describePrimitive('Chip', (extras) => <Chip {...extras}>All</Chip>, { disabled: true })

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  it('[UI-11] ignores clicks while busy, and keeps its name and focus', async () => {
    const onClick = jest.fn()
    const { rerender } = render(<Button onClick={onClick}>Pay</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    rerender(
      <Button onClick={onClick} busy>
        Pay
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })

  it('[UI-11] does not submit its form while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('renders as a link', () => {
    render(
      <Button kind="primary" render={<a href="/login" className="own" />}>
        Log in
      </Button>,
    )
    const link = screen.getByRole('link', { name: 'Log in' })
    expect(link).toHaveClass('button', 'own')
    expect(link).toHaveAttribute('data-kind', 'primary')
  })
})

describe('Chip', () => {
  it('exposes whether it is selected', () => {
    render(<Chip selected>All</Chip>)
    expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument()
  })
})
