import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describePrimitive } from '../test/describe-primitive.tsx'
import { MoneyButton } from './money-button.tsx'

describePrimitive(
  'MoneyButton',
  (extras) => (
    <MoneyButton blockedBy={null} {...extras}>
      Pay
    </MoneyButton>
  ),
  { disabled: true },
)

describe('MoneyButton', () => {
  it('[UI-20] is disabled while blocked, and shows the reason', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const draw = (blockedBy: string | null) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Amount" />
        <MoneyButton type="submit" blockedBy={blockedBy}>
          Pay
        </MoneyButton>
      </form>
    )
    const { rerender } = render(draw('You are offline'))
    const button = screen.getByRole('button', { name: 'Pay' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('You are offline')
    expect(screen.getByRole('status')).toHaveTextContent('You are offline')
    await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(draw(null))
    expect(button).toBeEnabled()
    expect(button).not.toHaveAccessibleDescription()
    await userEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
