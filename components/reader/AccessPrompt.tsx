import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { signInPath } from './accountPaths';
import type { Story } from '../../content/schemas/ans';

export interface AccessPromptProps {
  /** Who may read on. */
  rule: Story['preview'] & string;
  /** The page that the reader comes back to. */
  path: string;
  links: { subscribe: string; subscribeLoggedIn: string; support: string };
}

/**
 * What stands where a story goes on for others (platform §6: the prompt for readers who are signed out). Pages
 * are the same for all who may not read on: styles choose by the reader's state.
 */
export function AccessPrompt({ rule, path, links }: AccessPromptProps) {
  const isForAccounts = rule === 'account';
  return (
    <aside className="access-prompt" aria-label="Keep reading">
      <div className="for-signed-out">
        <p className="access-prompt__words">
          {isForAccounts
            ? 'Keep reading by creating a free account or signing in.'
            : 'Keep reading with a subscription.'}
        </p>
        <Choices>
          {isForAccounts ? (
            <>
              <Button href={signInPath(path)}>Sign in/Sign up</Button>
              <Button href={links.subscribe} look="secondary">
                Subscribe
              </Button>
            </>
          ) : (
            <>
              <Button href={links.subscribe}>Subscribe</Button>
              <Button href={signInPath(path)} look="secondary">
                Sign in/Sign up
              </Button>
            </>
          )}
          <Button href={links.support} look="secondary">
            Support local news
          </Button>
        </Choices>
      </div>
      <div className="for-signed-in">
        <p className="access-prompt__words">Keep reading with a subscription.</p>
        <Choices>
          <Button href={links.subscribeLoggedIn}>Subscribe</Button>
          <Button href={links.support} look="secondary">
            Support local news
          </Button>
        </Choices>
      </div>
    </aside>
  );
}

const Choices = ({ children }: { children: ReactNode }) => (
  <div className="access-prompt__choices">{children}</div>
);
