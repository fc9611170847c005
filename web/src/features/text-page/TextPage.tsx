import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { PageHead, type PageHeadProps } from '../../session/PageHead.js';

export interface TextPageProps extends Pick<PageHeadProps, 'jsonLd' | 'canonical'> {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  sections: readonly { title: MessageDescriptor; text: MessageDescriptor }[];
  children?: ReactNode;
}

/** A page of plain text: a title, what it is about, and short sections. */
export function TextPage({ title, lead, sections, children, ...head }: TextPageProps) {
  const intl = useIntl();
  return (
    <div className="wrap">
      <PageHead title={intl.formatMessage(title)} description={intl.formatMessage(lead)} {...head} />
      <div className="prose">
        <h1>{intl.formatMessage(title)}</h1>
        <p className="lead">{intl.formatMessage(lead)}</p>
        {sections.map((section) => (
          <section key={section.title.id}>
            <h2>{intl.formatMessage(section.title)}</h2>
            <p>{intl.formatMessage(section.text)}</p>
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
