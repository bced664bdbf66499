/**
 * What may be done with a message of an agent's. To answer a message again is to send the thread up to it; to edit one,
 * to send other words in its place.
 */
export function actionsOf({ agent, message, run }) {
  const { id, role, content, metadata } = message;
  const at = agent.messages.findIndex((one) => one.id === id);
  const upto = (end, ...more) => (agent.setMessages([...agent.messages.slice(0, end), ...more]), run());
  const edit = () => {
    const words = prompt("Edit", content);
    if (words) upto(at, { ...message, content: words });
  };
  const tryAgain = () => upto(agent.messages.findLastIndex((one, index) => index < at && one.role === "user") + 1);
  const goOn = () => run({ forwardedProps: { again: { how: "continue", message_id: id } } });
  return {
    ...(role === "user" && { Edit: edit }),
    ...(role === "assistant" && content && { "Try again": tryAgain }),
    ...(metadata?.stopped && { "Go on": goOn }),
  };
}
